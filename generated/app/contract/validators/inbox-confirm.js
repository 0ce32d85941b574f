// @generated from app.yaml and app-registry.yaml by npm run codegen

import { validateInboxItemId, validateLeadId } from './components.js';
import { joined, mostErrors } from './runtime.js';

function validateInboxConfirmArguments(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){let vErrors = null;let errors = 0;if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"});errors++;}
const key0Most = errors + mostErrors;
for(const key0 in data){if(errors >= key0Most) break;if(!(key0 === "id")){(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});errors++;}}
if(data.id !== undefined){if(!(validateInboxItemId(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){vErrors = joined(vErrors, validateInboxItemId.errors);errors = vErrors.length;}}}else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}validateInboxConfirmArguments.errors = vErrors;return errors === 0;}
validateInboxConfirmArguments.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schemaInboxConfirmValue = {"$id":"InboxConfirmValue","type":"object","required":["id","leadId","stranger"],"properties":{"id":{"$ref":"InboxItemId"},"leadId":{"$ref":"LeadId"},"stranger":{"type":["string","null"]}},"additionalProperties":false};
function validateInboxConfirmValue(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){let vErrors = null;let errors = 0;if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"});errors++;}
if(data.leadId === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "leadId"},message:"must have required property '"+"leadId"+"'"});errors++;}
if(data.stranger === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "stranger"},message:"must have required property '"+"stranger"+"'"});errors++;}
const key0Most = errors + mostErrors;
for(const key0 in data){if(errors >= key0Most) break;if(!(((key0 === "id") || (key0 === "leadId")) || (key0 === "stranger"))){(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});errors++;}}
if(data.id !== undefined){if(!(validateInboxItemId(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){vErrors = joined(vErrors, validateInboxItemId.errors);errors = vErrors.length;}}
if(data.leadId !== undefined){if(!(validateLeadId(data.leadId, {instancePath:instancePath+"/leadId",parentData:data,parentDataProperty:"leadId",rootData,dynamicAnchors}))){vErrors = joined(vErrors, validateLeadId.errors);errors = vErrors.length;}}
if(data.stranger !== undefined){let data2 = data.stranger;if((typeof data2 !== "string") && (data2 !== null)){(vErrors ??= []).push({instancePath:instancePath+"/stranger",schemaPath:"#/properties/stranger/type",keyword:"type",params:{type: schemaInboxConfirmValue.properties.stranger.type},message:"must be string,null"});errors++;}}}else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}validateInboxConfirmValue.errors = vErrors;return errors === 0;}
validateInboxConfirmValue.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export {
  validateInboxConfirmArguments as args,
  validateInboxConfirmValue as value,
};
