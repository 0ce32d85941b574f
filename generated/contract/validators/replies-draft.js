// @generated from openapi.yaml and registry.yaml by npm run codegen

import { validateLeadId, validateMessage } from './components.js';
import { joined, mostErrors, ucs2length } from './runtime.js';

function validateRepliesDraftArguments(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){let vErrors = null;let errors = 0;if(data && typeof data == "object" && !Array.isArray(data)){
if(data.leadId === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "leadId"},message:"must have required property '"+"leadId"+"'"});errors++;}
if(data.body === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "body"},message:"must have required property '"+"body"+"'"});errors++;}
const key0Most = errors + mostErrors;
for(const key0 in data){if(errors >= key0Most) break;if(!(((key0 === "leadId") || (key0 === "body")) || (key0 === "instruction"))){(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});errors++;}}
if(data.leadId !== undefined){if(!(validateLeadId(data.leadId, {instancePath:instancePath+"/leadId",parentData:data,parentDataProperty:"leadId",rootData,dynamicAnchors}))){vErrors = joined(vErrors, validateLeadId.errors);errors = vErrors.length;}}
if(data.body !== undefined){let data1 = data.body;if(typeof data1 === "string"){if(ucs2length(data1) > 65536){(vErrors ??= []).push({instancePath:instancePath+"/body",schemaPath:"#/properties/body/maxLength",keyword:"maxLength",params:{limit: 65536},message:"must NOT have more than 65536 characters"});errors++;}if(ucs2length(data1) < 1){(vErrors ??= []).push({instancePath:instancePath+"/body",schemaPath:"#/properties/body/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});errors++;}}else {(vErrors ??= []).push({instancePath:instancePath+"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}}
if(data.instruction !== undefined){let data2 = data.instruction;if(typeof data2 === "string"){if(ucs2length(data2) > 65536){(vErrors ??= []).push({instancePath:instancePath+"/instruction",schemaPath:"#/properties/instruction/maxLength",keyword:"maxLength",params:{limit: 65536},message:"must NOT have more than 65536 characters"});errors++;}}else {(vErrors ??= []).push({instancePath:instancePath+"/instruction",schemaPath:"#/properties/instruction/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}}}else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}validateRepliesDraftArguments.errors = vErrors;return errors === 0;}
validateRepliesDraftArguments.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export {
  validateRepliesDraftArguments as args,
  validateMessage as value,
};
