// @generated from app.yaml and app-registry.yaml by npm run codegen

import { validateLeadId, validateProjectId } from './components.js';
import { joined, mostErrors } from './runtime.js';

function validateLeadsUnmergeArguments(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){let vErrors = null;let errors = 0;if(data && typeof data == "object" && !Array.isArray(data)){
if(data.leadId === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "leadId"},message:"must have required property '"+"leadId"+"'"});errors++;}
const key0Most = errors + mostErrors;
for(const key0 in data){if(errors >= key0Most) break;if(!(key0 === "leadId")){(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});errors++;}}
if(data.leadId !== undefined){if(!(validateLeadId(data.leadId, {instancePath:instancePath+"/leadId",parentData:data,parentDataProperty:"leadId",rootData,dynamicAnchors}))){vErrors = joined(vErrors, validateLeadId.errors);errors = vErrors.length;}}}else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}validateLeadsUnmergeArguments.errors = vErrors;return errors === 0;}
validateLeadsUnmergeArguments.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validateLeadsUnmergeValue(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){let vErrors = null;let errors = 0;if(data && typeof data == "object" && !Array.isArray(data)){
if(data.leadId === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "leadId"},message:"must have required property '"+"leadId"+"'"});errors++;}
if(data.primaryId === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "primaryId"},message:"must have required property '"+"primaryId"+"'"});errors++;}
if(data.projectId === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "projectId"},message:"must have required property '"+"projectId"+"'"});errors++;}
if(data.messages === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "messages"},message:"must have required property '"+"messages"+"'"});errors++;}
const key0Most = errors + mostErrors;
for(const key0 in data){if(errors >= key0Most) break;if(!((((key0 === "leadId") || (key0 === "primaryId")) || (key0 === "projectId")) || (key0 === "messages"))){(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});errors++;}}
if(data.leadId !== undefined){if(!(validateLeadId(data.leadId, {instancePath:instancePath+"/leadId",parentData:data,parentDataProperty:"leadId",rootData,dynamicAnchors}))){vErrors = joined(vErrors, validateLeadId.errors);errors = vErrors.length;}}
if(data.primaryId !== undefined){if(!(validateLeadId(data.primaryId, {instancePath:instancePath+"/primaryId",parentData:data,parentDataProperty:"primaryId",rootData,dynamicAnchors}))){vErrors = joined(vErrors, validateLeadId.errors);errors = vErrors.length;}}
if(data.projectId !== undefined){if(!(validateProjectId(data.projectId, {instancePath:instancePath+"/projectId",parentData:data,parentDataProperty:"projectId",rootData,dynamicAnchors}))){vErrors = joined(vErrors, validateProjectId.errors);errors = vErrors.length;}}
if(data.messages !== undefined){let data3 = data.messages;if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){(vErrors ??= []).push({instancePath:instancePath+"/messages",schemaPath:"#/properties/messages/type",keyword:"type",params:{type: "integer"},message:"must be integer"});errors++;}}}else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}validateLeadsUnmergeValue.errors = vErrors;return errors === 0;}
validateLeadsUnmergeValue.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export {
  validateLeadsUnmergeArguments as args,
  validateLeadsUnmergeValue as value,
};
