// @generated from app.yaml and app-registry.yaml by npm run codegen

import { validateInboxItemId, validateLeadId } from './components.js';
import { joined, mostErrors } from './runtime.js';

function validateInboxClearArguments(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){let vErrors = null;let errors = 0;if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"});errors++;}
const key0Most = errors + mostErrors;
for(const key0 in data){if(errors >= key0Most) break;if(!(key0 === "id")){(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});errors++;}}
if(data.id !== undefined){if(!(validateInboxItemId(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){vErrors = joined(vErrors, validateInboxItemId.errors);errors = vErrors.length;}}}else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}validateInboxClearArguments.errors = vErrors;return errors === 0;}
validateInboxClearArguments.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validateInboxClearValue(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){let vErrors = null;let errors = 0;if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"});errors++;}
if(data.leadId === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "leadId"},message:"must have required property '"+"leadId"+"'"});errors++;}
if(data.open === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "open"},message:"must have required property '"+"open"+"'"});errors++;}
const key0Most = errors + mostErrors;
for(const key0 in data){if(errors >= key0Most) break;if(!(((key0 === "id") || (key0 === "leadId")) || (key0 === "open"))){(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});errors++;}}
if(data.id !== undefined){if(!(validateInboxItemId(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){vErrors = joined(vErrors, validateInboxItemId.errors);errors = vErrors.length;}}
if(data.leadId !== undefined){if(!(validateLeadId(data.leadId, {instancePath:instancePath+"/leadId",parentData:data,parentDataProperty:"leadId",rootData,dynamicAnchors}))){vErrors = joined(vErrors, validateLeadId.errors);errors = vErrors.length;}}
if(data.open !== undefined){let data2 = data.open;if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){(vErrors ??= []).push({instancePath:instancePath+"/open",schemaPath:"#/properties/open/type",keyword:"type",params:{type: "integer"},message:"must be integer"});errors++;}}}else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}validateInboxClearValue.errors = vErrors;return errors === 0;}
validateInboxClearValue.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export {
  validateInboxClearArguments as args,
  validateInboxClearValue as value,
};
